package kraken.bench;

/**
 * How fast a game is with a number of players, on one core.
 *
 * @param movesPerSecond moves of seats in random play-outs; the set-ups and the draws of the sea
 *     between them take their time, but are not counted
 * @param movesPerSecondError half the width of the 99.9 % interval around that
 * @param bytesPerMove what such a move allocates
 * @param viewNanos the time to make a seat's view of a state in mid-game
 * @param imagineNanos the time to imagine a state from such a view
 */
public record EngineFigures(
    String game,
    int players,
    double movesPerSecond,
    double movesPerSecondError,
    double bytesPerMove,
    double viewNanos,
    double imagineNanos) {}
