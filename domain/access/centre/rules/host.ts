export type HostMeaning =
  { type: 'installation' } | { type: 'slug'; slug: string } | { type: 'domain'; domain: string }

const address = /^(\d{1,3}(\.\d{1,3}){3}|\[?[0-9a-f]*:[0-9a-f:.]*\]?)$/i

/**
 * `<slug>.<appDomain>` names a centre; the bare domain, localhost or an IP address the installation;
 * anything else may be a centre's own domain. `host` comes without its port.
 */
export function meaningOf(host: string, appDomain: string): HostMeaning {
  const name = host.toLowerCase().replace(/\.$/, '')
  if (name === appDomain || name === 'localhost' || address.test(name)) {
    return { type: 'installation' }
  }
  if (name.endsWith(`.${appDomain}`)) {
    return { type: 'slug', slug: name.slice(0, -appDomain.length - 1) }
  }
  return { type: 'domain', domain: name }
}
