import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import ace from '@adonisjs/core/services/ace'
import { sliceNames } from '#bin/slice/names'
import { wiresOf } from '#bin/slice/wiring'
import MakeSlice from '#commands/make_slice'

/** A folder with what a new slice is written beside: the files that name one, and empty folders. */
export async function folderForSlices() {
  const root = await mkdtemp(join(tmpdir(), 'slice-'))
  const named = wiresOf(sliceNames('any', 'anys'), false).map(({ file }) => file)
  const words = ['en', 'ar'].map((lang) => `resources/lang/${lang}/areas.json`)
  for (const file of [...named, ...words]) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await cp(app.makePath(file), join(root, file))
  }
  for (const folder of ['domain/teaching', 'database/migrations']) {
    await mkdir(join(root, folder), { recursive: true })
  }
  return root
}

export async function makeSlice(...typed: string[]) {
  ace.ui.switchMode('raw')
  const command = await ace.create(MakeSlice, typed)
  await command.exec()
  const said = command.ui.logger.getLogs().map(({ message }) => message)
  ace.ui.switchMode('normal')
  return { exitCode: command.exitCode ?? 0, said: said.join('\n') }
}
