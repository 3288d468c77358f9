import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import { writeWhole } from '#domain/shared/runtime/whole_file'

const whole = /^[\w-]{12}$/

type DemoPassword = {
  password: string
  /** The file of an older version was torn by a power cut: the accounts there are have another, which nobody knows. */
  wasLost: boolean
}

/** One random password for all demonstration accounts, made once and kept where only its owner can read it. */
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
