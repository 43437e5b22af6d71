import type { ProviderProblem } from "@paso/contract";

/** Why a provider does not sign a person in; the message is for the log. */
export class ProviderFailure extends Error {
  override readonly name = "ProviderFailure";
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
