const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Undefined when the short name can't be one.
 * @param here protocol and port of the page that asks
 */
export function centreAddress(
  slug: string,
  appDomain: string,
  here: { protocol: string; port: string }
): string | undefined {
  const name = slug.trim().toLowerCase()
  if (!SLUG.test(name)) return undefined
  const port = here.port ? `:${here.port}` : ''
  return `${here.protocol}//${name}.${appDomain}${port}/`
}
