import "./styles/index.css";
import { createRoot } from "react-dom/client";

import { App } from "./app/app.tsx";
import { createQueryClient } from "./app/query-client.ts";
import { createAppRouter } from "./app/router.tsx";
import { startLanguage } from "./app/start-language.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("No #root");

const queryClient = createQueryClient();
await startLanguage(queryClient);
createRoot(root).render(<App queryClient={queryClient} router={createAppRouter(queryClient)} />);
