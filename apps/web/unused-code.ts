/**
 * Leaves out of the browser's libraries what the website never reaches and bundlers cannot see:
 * features that begin with a component or an option which no page uses. Each named function keeps
 * its name and loses its body, and each named class what it has.
 */
import { parseSync, type Plugin } from "vite";

interface Unused {
  /** The version that was looked at: a test fails with another one. */
  readonly library: readonly [name: string, version: string];
  readonly file: RegExp;
  readonly functions: readonly string[];
  /** Classes whose methods are assigned to their prototypes. */
  readonly methodsOf?: readonly string[];
  /** Classes in variables, which become empty. */
  readonly classes?: readonly string[];
}

export const UNUSED: readonly Unused[] = [
  {
    // `<ViewTransition>`, `<Activity>`, `<SuspenseList>`, the `ref` of a `<Fragment>`, `useActionState`,
    // functions as `action` of a form, `preload` and its kin, style sheets with a `precedence`.
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
    ],
    methodsOf: ["ViewTransitionPseudoElement", "FragmentInstance"],
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
    classes: ["IntlMessageFormat"],
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

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

export function withoutUnused(
  code: string,
  { functions, methodsOf = [], classes = [] }: Unused,
): string {
  const found = new Set<string>();
  const cuts = parseSync("library.js", code).program.body.flatMap((statement): Cut[] => {
    if (statement.type === "FunctionDeclaration") {
      const name = statement.id?.name ?? "";
      if (!functions.includes(name) || statement.body === null) return [];
      found.add(name);
      return [{ start: statement.body.start, end: statement.body.end, instead: "{}" }];
    }
    if (statement.type === "VariableDeclaration") {
      return statement.declarations.flatMap(({ id, init }): Cut[] => {
        const name = id.type === "Identifier" ? id.name : "";
        if (!classes.includes(name) || init?.type !== "ClassExpression") return [];
        found.add(name);
        return [{ start: init.start, end: init.end, instead: "class {}" }];
      });
    }
    const { start, end } = statement;
    const owner = /^(\w+)\.prototype\.\w+ = /.exec(code.slice(start, end))?.[1] ?? "";
    if (!methodsOf.includes(owner)) return [];
    found.add(owner);
    return [{ start, end, instead: "" }];
  });
  const missing = [...functions, ...methodsOf, ...classes].filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`A library has no ${missing.join(", ")} any more.`);
  let light = "";
  let taken = 0;
  for (const { start, end, instead } of cuts) {
    light += code.slice(taken, start) + instead;
    taken = end;
  }
  return light + code.slice(taken);
}
