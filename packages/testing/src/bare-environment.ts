/**
 * What a program needs of the environment to run at all: no setting of whoever runs the tests. What
 * Node compiled once need not be compiled by each program that is started.
 */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
