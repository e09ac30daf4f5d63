package play;

/** Something came out otherwise than it should. */
final class Different extends RuntimeException {
    private static final long serialVersionUID = 1;

    Different(String message) {
        super(message);
    }
}
