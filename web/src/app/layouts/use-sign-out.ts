import { signOut } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Signs out; the page load that follows discards all data of this person. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => call(signOut),
    // What still loads would be refused, and ask to sign in again.
    onMutate: (_, { client }) => client.cancelQueries(),
    onSuccess: ({ redirect_to }) => location.assign(redirect_to),
    onError: (_error, _input, _context, { client }) => client.invalidateQueries(),
  });
}
