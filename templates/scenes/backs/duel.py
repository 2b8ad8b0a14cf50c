def duel_leaders(low):
    from backs.paper import Back

    return Back(44, 68, "x", ())


def duel_wonders(low):
    from backs.paper import Back

    return Back(100, 65, "x", ())
