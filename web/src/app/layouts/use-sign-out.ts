import { signOut } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Signs out; the page load that follows discards all data of this person. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => call(signOut),
    onSuccess: ({ redirect_to }) => location.assign(redirect_to),
  });
}
