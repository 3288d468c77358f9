import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import { isSliceName, pluralOf, type SliceNames, sliceNames } from '#bin/slice/names'
import { filesOfStub, stubsOf } from '#bin/slice/stubs'
import { existing, nextMigration, wireSlice, writeFiles, writeWords } from '#bin/slice/write_slice'

export default class MakeSlice extends BaseCommand {
  static override commandName = 'make:slice'
  static override description = 'Write a new kind of record, from its table to its pages'
  static override help = 'What a slice is stands in docs/slice.md.'

  @args.string({ description: 'One of them, as files are written: exam_room' })
  declare one: string

  @flags.string({ description: 'Several of them, where English is irregular' })
  declare plural?: string

  @flags.string({ description: 'The context in domain/ it belongs to', default: 'teaching' })
  declare context: string

  @flags.boolean({ description: 'Controllers and actions of its own instead of a definition' })
  declare writtenOut: boolean

  @flags.string({ description: 'What several of them are called in Arabic' })
  declare arabic?: string

  @flags.string({ description: 'Another folder to write into, for tests' })
  declare into?: string

  override async run() {
    const { one, context } = this
    const root = resolve(this.into ?? this.app.makePath())
    const many = this.plural ?? (isSliceName(one) ? pluralOf(one) : '')
    if (!isSliceName(one) || !isSliceName(many) || one === many) {
      return this.#refuse(
        `a name is written like exam_room, one and several apart: ${one}, ${many}`
      )
    }
    if (!existsSync(join(root, 'domain', context))) return this.#refuse(`no domain/${context}`)
    const names = sliceNames(one, many)
    const [taken] = existing(root, join('domain', context, this.#roomOf(names)), names)
    if (taken) return this.#refuse(`${taken} is there already`)
    await this.#write(root, names)
  }

  /** The folder in its context: catalogues share one, whatever has a life of its own has its own. */
  #roomOf = ({ many }: SliceNames) => (this.writtenOut ? many : 'catalogue')

  async #write(root: string, names: SliceNames) {
    const { context } = this
    const arabicTitle = this.arabic ?? names.manyTitle
    const isWrittenOut = this.writtenOut ?? false
    const slice = { root, names, arabicTitle, isWrittenOut }
    const room = this.#roomOf(names)
    const known = { ...names, context, room, migration: await nextMigration(root) }
    for (const stub of stubsOf(isWrittenOut)) {
      await writeFiles(root, await filesOfStub(this.app.makePath(), stub, known))
    }
    await writeWords(slice)
    for (const file of await wireSlice(slice))
      this.logger.warning(`Name ${names.many} in ${file} by hand`)
    this.#tellRest(names)
  }

  #tellRest({ one, many }: SliceNames) {
    const rest = [
      'npm run ace schema:types: its table among the types',
      'npm run build, then npm run codegen',
      this.arabic
        ? `resources/lang/ar/${many}.json: its own words for «سجل»`
        : `resources/lang/ar/${many}.json: all of its words; --arabic gives the title`,
      `domain/shared/areas/areas.ts: who may what of ${many} at first, its heading in the menu, a key`,
      `resources/lang/ar/areas.json: its lines in the menu`,
      `inertia/layouts/menu/area_icons.ts: a sign of its own`,
      `tests/helpers/pages/material_pages.ts: the pages of one ${one}`,
    ]
    this.logger.success('Written. What is left for you:')
    for (const line of rest) this.logger.info(line)
  }

  #refuse(reason: string) {
    this.logger.error(`No slice was written: ${reason}`)
    this.exitCode = 1
  }
}
