/**
 * Leaves out of the browser's libraries what the website never reaches and bundlers cannot see:
 * features that begin with a component or an option which no page uses. Each named function keeps
 * its name and loses its body, and each named class what it has.
 */
import { parseSync, Visitor, type Plugin } from "vite";

interface Unused {
  /** The version that was looked at: a test fails with another one. */
  readonly library: readonly [name: string, version: string];
  readonly file: RegExp;
  /** Declared, or assigned to `exports`. */
  readonly functions: readonly string[];
  /** Functions whose callers expect an answer also when there is nothing to do. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Classes whose methods are assigned to their prototypes. */
  readonly methodsOf?: readonly string[];
  /** Classes and components in variables, which become empty. */
  readonly variables?: readonly string[];
}

export const UNUSED: readonly Unused[] = [
  {
    // `<ViewTransition>`, `<Activity>`, `<SuspenseList>`, the `ref` of a `<Fragment>`, `useActionState`,
    // functions as `action` of a form, `preload` and its kin, style sheets with a `precedence`, scripts
    // that are `async`, images that a transition waits for, custom elements, `onSelect` of an input,
    // `findDOMNode`, `unstable_scheduleHydration`, the browser's own mark of a transition, the names of
    // components in errors.
    library: ["react-dom", "19.3.1"],
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    functions: [
      "getViewTransitionName",
      "getViewTransitionClassName",
      "trackEnterViewTransitions",
      "applyViewTransitionToHostInstances",
      "applyViewTransitionToHostInstancesRecursive",
      "restoreViewTransitionOnHostInstances",
      "commitAppearingPairViewTransitions",
      "commitEnterViewTransitions",
      "commitDeletedPairViewTransitions",
      "commitExitViewTransitions",
      "commitNestedViewTransitions",
      "restorePairedViewTransitions",
      "restoreEnterOrExitViewTransitions",
      "restoreNestedViewTransitions",
      "measureViewTransitionHostInstancesRecursive",
      "measureNestedViewTransitions",
      "recursivelyTraverseAfterMutationEffects",
      "commitAfterMutationEffectsOnFiber",
      "scheduleViewTransitionEvent",
      "applyViewTransitionName",
      "restoreViewTransitionName",
      "measureInstance",
      "measureClonedInstance",
      "startViewTransition",
      "createViewTransitionInstance",
      "commitNewChildToFragmentInstances",
      "commitFragmentInstanceInsertionEffects",
      "commitFragmentInstanceDeletionEffects",
      "commitNewChildToFragmentInstance",
      "deleteChildFromFragmentInstance",
      "updateActivityComponent",
      "mountActivityChildren",
      "retryActivityComponentWithoutHydrating",
      "commitActivityHydrationCallbacks",
      "updateSuspenseListComponent",
      "initSuspenseListRenderState",
      "mountActionState",
      "updateActionStateImpl",
      "rerenderActionState",
      "dispatchActionState",
      "runActionStateAction",
      "extractEvents$1",
      "preconnectAs",
      "prefetchDNS",
      "preconnect",
      "preload",
      "preloadModule",
      "preinitStyle",
      "preinitScript",
      "preinitModuleScript",
      "preloadStylesheet",
      "suspendResource",
      "insertSuspendedStylesheets",
      "insertStylesheetIntoRoot",
      "acquireResource",
      "preloadResourceAndSuspendIfNeeded",
      "preloadInstanceAndSuspendIfNeeded",
      "accumulateSuspenseyCommitOnFiber",
      "estimateBandwidth",
      "setPropOnCustomElement",
      "constructSelectEvent",
      "findCurrentFiberUsingSlowPath",
      "attemptExplicitHydrationTarget",
      "defaultOnDefaultTransitionIndicator",
      "getStackByFiberInDevAndProd",
      "ensureFormComponentIsStateful",
      "useMemoCache",
    ],
    answers: { getResource: "null", waitForCommitToBeReady: "null" },
    methodsOf: ["ViewTransitionPseudoElement", "FragmentInstance"],
  },
  {
    // The same of `react-dom` itself.
    library: ["react-dom", "19.3.1"],
    file: /\/react-dom\/cjs\/react-dom\.production\.js$/,
    functions: [
      "preconnect",
      "prefetchDNS",
      "preinit",
      "preinitModule",
      "preload",
      "preloadModule",
      "requestFormReset",
      "useFormState",
      "useFormStatus",
    ],
  },
  {
    // Routes that are discovered later: all are known from the first page on.
    library: ["react-router", "8.4.0"],
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    functions: [
      "isFogOfWarEnabled",
      "getPartialManifest",
      "getPatchRoutesOnNavigationFunction",
      "useFogOFWarDiscovery",
    ],
  },
  {
    // Fetchers, forms, blockers, transitions of the browser, its own memory of how far pages were
    // scrolled, and routes that are added later.
    library: ["react-router", "8.4.0"],
    file: /\/react-router\/dist\/production\/lib\/router\/router\.js$/,
    functions: [
      "fetch",
      "handleFetcherAction",
      "handleFetcherLoader",
      "getSubmittingFetcher",
      "getLoadingFetcher",
      "getDoneFetcher",
      "getFetcher",
      "resetFetcher",
      "updateFetcherState",
      "setFetcherError",
      "deleteFetcher",
      "queueFetcherForDeletion",
      "abortFetcher",
      "markFetchersDone",
      "markFetchRedirectsDone",
      "abortStaleFetchLoads",
      "getUpdatedRevalidatingFetchers",
      "handleAction",
      "getSubmissionFromNavigation",
      "getBlocker",
      "deleteBlocker",
      "updateBlocker",
      "shouldBlockNavigation",
      "restoreAppliedTransitions",
      "persistAppliedTransitions",
      "enableScrollRestoration",
      "saveScrollPosition",
      "patchRoutesImpl",
    ],
    answers: { getSavedScrollPosition: "null", normalizeNavigateOptions: "{ path }" },
  },
  {
    library: ["react-router", "8.4.0"],
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/single-fetch\.js$/,
    functions: ["singleFetchActionStrategy", "singleFetchLoaderFetcherStrategy", "nonSsrStrategy"],
  },
  {
    // Forms, whose fields become queries by the site's own (`query-form.tsx`).
    library: ["react-router", "8.4.0"],
    file: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    functions: [],
    variables: ["Form"],
  },
  {
    // What a form would post.
    library: ["react-router", "8.4.0"],
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/data\.js$/,
    functions: [],
    answers: { createRequestInit: "{ signal: request.signal }" },
  },
  {
    // Errors of pages that the server builds as components.
    library: ["react-router", "8.4.0"],
    file: /\/react-router\/dist\/production\/lib\/hooks\.js$/,
    functions: ["RSCErrorHandler"],
  },
  {
    // The option `instrumentations`.
    library: ["react-router", "8.4.0"],
    file: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    functions: [
      "getRouteInstrumentationUpdates",
      "instrumentClientSideRouter",
      "consumeInstrumentationClientResultMetaReceiver",
    ],
  },
  {
    // `prefetch` of a link.
    library: ["react-router", "8.4.0"],
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    functions: ["PrefetchPageLinks"],
  },
  {
    // Phrases that are not compiled.
    library: ["intl-messageformat", "12.1.4"],
    file: /\/intl-messageformat\/index\.js$/,
    functions: [],
    variables: ["IntlMessageFormat"],
  },
];

export function leaveOutUnused(): Plugin {
  return {
    name: "leave-out-unused",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: UNUSED.map(({ file }) => file) },
      handler(code, id) {
        const unused = UNUSED.find(({ file }) => file.test(id));
        return unused === undefined ? null : { code: withoutUnused(code, unused), map: null };
      },
    },
  };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

interface Cut extends Place {
  readonly instead: string;
}

export function withoutUnused(
  code: string,
  { functions, answers = {}, methodsOf = [], variables = [] }: Unused,
): string {
  const found = new Set<string>();
  const bodies = new Map([
    ...functions.map((name) => [name, "{}"] as const),
    ...Object.entries(answers).map(([name, answer]) => [name, `{ return ${answer}; }`] as const),
  ]);
  const cuts: Cut[] = [];
  const cut = (name: string, { start, end }: Place, instead: string) => {
    found.add(name);
    cuts.push({ start, end, instead });
  };
  const { program } = parseSync("library.js", code);
  new Visitor({
    FunctionDeclaration({ id, body }) {
      const instead = bodies.get(id?.name ?? "");
      if (id === null || body === null || instead === undefined) return;
      cut(id.name, body, instead);
    },
    AssignmentExpression({ left, right }) {
      if (left.type !== "MemberExpression" || right.type !== "FunctionExpression") return;
      const name = /^exports\.(\w+)$/.exec(code.slice(left.start, left.end))?.[1] ?? "";
      const instead = bodies.get(name);
      if (right.body !== null && instead !== undefined) cut(name, right.body, instead);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== "Identifier" || init === null || !variables.includes(id.name)) return;
      cut(id.name, init, init.type === "ClassExpression" ? "class {}" : "{}");
    },
  }).visit(program);
  for (const statement of program.body) {
    const text = code.slice(statement.start, statement.end);
    const owner = /^(\w+)\.prototype\.\w+ = /.exec(text)?.[1] ?? "";
    if (methodsOf.includes(owner)) cut(owner, statement, "");
  }
  const missing = [...bodies.keys(), ...methodsOf, ...variables].filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`A library has no ${missing.join(", ")} any more.`);
  let light = "";
  let taken = 0;
  for (const { start, end, instead } of cuts.toSorted((one, two) => one.start - two.start)) {
    light += code.slice(taken, start) + instead;
    taken = end;
  }
  return light + code.slice(taken);
}
