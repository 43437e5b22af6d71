import { useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";

interface PathLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site as the server made it, fragment included. */
  path: string;
}

/** A link to an address from the server, which navigates without reloading the app. */
export function PathLink({ path, onClick, children, ...rest }: PathLinkProps) {
  const router = useRouter();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    // With a modifier the browser opens another tab or downloads.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href: path });
  };
  return (
    <a {...rest} href={path} onClick={go}>
      {children}
    </a>
  );
}
