import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";

/**
 * After a save with which one goes on working: what is shown of the course beside the form is out of
 * date, and what was new is edited at another address.
 */
export function useStayHere(): (address?: string) => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (address) => {
    void queryClient.invalidateQueries({ queryKey: ["outline"] });
    void queryClient.invalidateQueries({ queryKey: ["pickable"] });
    if (address !== undefined) void navigate({ href: address, replace: true });
  };
}
