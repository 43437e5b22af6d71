/**
 * An issue that the person who runs Paso can mend. Its message is a plain sentence;
 * the command line shows it without a stack and ends with exit code 1.
 */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
