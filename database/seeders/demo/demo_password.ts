import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import { writeWhole } from '#domain/shared/runtime/whole_file'

const whole = /^[\w-]{12}$/

type DemoPassword = {
  password: string
  /**
   * A power cut destroyed an older version's file: the accounts have a password that nobody knows.
   */
  wasLost: boolean
}

/** One random password for all demonstration accounts, kept where only its owner can read it. */
export async function demoPassword(file: string, fixed?: string): Promise<DemoPassword> {
  if (fixed) return { password: fixed, wasLost: false }
  const kept = await read(file)
  if (kept !== undefined && whole.test(kept)) return { password: kept, wasLost: false }
  const password = randomBytes(9).toString('base64url')
  await writeWhole(file, password, { onlyNew: kept === undefined })
  return { password: (await read(file)) ?? password, wasLost: kept !== undefined }
}

const read = (file: string) =>
  fs.readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => undefined
  )
