import { ownPath } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";

import { sessionQuery } from "../../../session/session-query.ts";

/** Goes to the address that a save returns, and invalidates what was loaded before. */
export function useGoSaved(): (address: string) => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (address) => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0],
      refetchType: "none",
    });
    void navigate({ href: ownPath(address) ?? "/authoring" });
  };
}
