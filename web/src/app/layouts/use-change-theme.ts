import { changeTheme, type Theme } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { call } from "../../api/index.ts";
import { updateSession, useUser } from "../../session/session-query.ts";
import { chooseTheme } from "./choose-theme.ts";

/** Applies a theme at once, and stores it on this device and in the account. */
export function useChangeTheme() {
  const queryClient = useQueryClient();
  const user = useUser();
  return useMutation({
    mutationFn: async (theme: Theme) => {
      chooseTheme(theme);
      if (user === null) return;
      await call(changeTheme, { body: { theme } });
      await updateSession(queryClient, { user: { ...user, theme } });
    },
  });
}
