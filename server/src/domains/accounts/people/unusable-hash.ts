import { newSecret } from "../../../platform/new-secret.ts";
import { hashPassword } from "./hash-password.ts";

let made: string | undefined;

/**
 * A hash that no known password matches; verifying against it takes as long as against any other.
 */
export async function unusableHash(): Promise<string> {
  return (made ??= await hashPassword(newSecret()));
}
