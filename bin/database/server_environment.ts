/** What the server's programs get to see of our environment: nothing that could change how they behave. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env
  return { PATH, ...(SystemRoot && { SystemRoot }), TZ: 'UTC', LC_ALL: 'C' }
}
