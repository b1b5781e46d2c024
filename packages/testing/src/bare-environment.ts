/**
 * The minimal environment of a program: no setting of the caller. Compiled code is shared between
 * the started programs.
 */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
