import fs from 'node:fs/promises'
import { join } from 'node:path'

export type KeptLetter = {
  id: string
  to: string[]
  subject: string
  html: string
  text: string
  /** Their bytes are base64; letters of earlier versions have none. */
  attachments?: { name: string; type: string; content: string }[]
  at: string
}

export const lettersKept = 200

export async function keptLetters(folder: string): Promise<KeptLetter[]> {
  const names = await namesIn(folder)
  const letters = await Promise.all(names.map((name) => read(join(folder, name))))
  return letters.filter((letter) => letter !== undefined).reverse()
}

/** Undefined for a letter that a power cut tore when letters were not yet written whole. */
async function read(file: string) {
  const text = await fs.readFile(file, 'utf8')
  try {
    return JSON.parse(text) as KeptLetter
  } catch {
    return undefined
  }
}

export async function forgetOldLetters(folder: string) {
  const old = (await namesIn(folder)).slice(0, -lettersKept)
  await Promise.all(old.map((name) => fs.rm(join(folder, name), { force: true })))
}

async function namesIn(folder: string) {
  const names = await fs.readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.json')).sort()
}
