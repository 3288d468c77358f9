import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { v4 as uuid } from 'uuid'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'

/** Uploads during their request, readable only by this installation's account. */
export const arrivingFolder = resolve(env.get('DATA_DIR'), 'arriving')

/** In milliseconds. No request takes that long: older files were left by a killed process. */
const longestRequest = 60 * 60 * 1000

export function arrivingPath() {
  mkdirSync(arrivingFolder, { recursive: true, mode: 0o700 })
  return join(arrivingFolder, uuid())
}

/** What is kept has been copied elsewhere by then; nothing of an upload outlives its request. */
export async function forgetUploads(request: HttpContext['request']) {
  await Promise.all(pathsIn(filesOf(request)).map((path) => rm(path, { force: true })))
}

export async function forgetLeftUploads(now = Date.now()) {
  const names = await readdir(arrivingFolder).catch(() => [])
  for (const name of names) {
    const path = join(arrivingFolder, name)
    const { mtimeMs = now } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > longestRequest) await rm(path, { force: true })
  }
}

/** The framework throws where no body was read. */
function filesOf(request: HttpContext['request']): object {
  try {
    return request.allFiles()
  } catch {
    return {}
  }
}

function pathsIn(files: object): string[] {
  return Object.values(files).flatMap((file: unknown) => {
    if (typeof file !== 'object' || file === null) return []
    if ('tmpPath' in file) return typeof file.tmpPath === 'string' ? [file.tmpPath] : []
    return pathsIn(file)
  })
}
