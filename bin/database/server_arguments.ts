import { isAbsolute } from 'node:path'
import type { Address } from '#bin/database/address'
import type { State } from '#bin/database/state'

/** The first three are asserted on the running server as well (durability.ts). */
const SETTINGS = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  password_encryption: 'scram-sha-256',
  max_connections: '100',
  shared_buffers: '128MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // What people sent stays out of this log (security T30): errors of statements quote it, and the application logs them
  // without; an operator who has statements logged sees them without their values
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
} as const

/** The command line of the server; it wins over whatever stands in postgresql.conf. */
export function serverArguments(state: State, address: Address): string[] {
  const overLoopback = !isAbsolute(address.host)
  const settings = {
    ...SETTINGS,
    port: String(address.port),
    listen_addresses: overLoopback ? address.host : '',
    unix_socket_directories: overLoopback ? '' : `"${address.host}"`,
    unix_socket_permissions: '0700',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', state.data, ...options]
}
