import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** One random password for all demonstration accounts, made once and kept where only its owner can read it. */
export function demoPassword(file: string, fixed?: string) {
  if (fixed) return fixed
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const made = randomBytes(9).toString('base64url')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, made, { mode: 0o600 })
  return made
}
