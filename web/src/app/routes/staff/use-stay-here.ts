import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";

/**
 * After a save that keeps the form open: invalidates the course data around the form; a newly created item is
 * then edited at its own address.
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
