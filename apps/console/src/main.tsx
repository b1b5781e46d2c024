/** The console of customer service. */
import "./app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { ROUTES } from "./routes.tsx";
import { applyTheme } from "./shell/theme.ts";

applyTheme();

const container = document.querySelector("#console");
if (container === null) throw new Error("The document has no place for the console.");
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(ROUTES, { basename: "/admin" })} />
  </StrictMode>,
);
