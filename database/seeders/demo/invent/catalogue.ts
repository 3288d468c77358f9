import { formerLevel, proficiencies, schoolYears } from '#database/seeders/demo/data/levels'
import { formerSubjects, subjects } from '#database/seeders/demo/data/subjects'
import type { World } from '#database/seeders/demo/world'

export type Entry = { id: string; code: string }

type Added = {
  daysAgo: number
  isFormer?: boolean
  told?: object
}

export function writeEntry<T extends { code: string }>(
  world: World,
  kind: { table: string; subject: string },
  columns: T,
  { daysAgo, isFormer = false, told = columns }: Added
) {
  const at = world.during(world.day(-daysAgo))
  const left = isFormer ? world.during(world.day(-Math.ceil(daysAgo / 6))) : null
  const id = world.chance.id(at)
  const row = { id, ...columns, created_at: at, updated_at: left ?? at, archived_at: left }
  world.add(kind.table, row)
  const given = Object.entries(told).filter(([, value]) => value !== null)
  world.tell(at, `${kind.table}.create`, kind.subject, id, { after: Object.fromEntries(given) })
  if (left) {
    const change = { before: { archived_at: null }, after: { archived_at: left } }
    world.tell(left, `${kind.table}.archive`, kind.subject, id, change)
  }
  return row
}

const opened = 800

export function inventSubjects(world: World) {
  const kind = { table: 'subjects', subject: 'subject' }
  const all = [
    ...subjects.map((one) => ({ ...one, isFormer: false })),
    ...formerSubjects.map((one) => ({ ...one, isFormer: true })),
  ]
  return new Map(
    all.map(({ code, en, ar, colour, isFormer }) => {
      const columns = { code, name_en: en, name_ar: ar, colour }
      return [code as string, writeEntry(world, kind, columns, { daysAgo: opened, isFormer })]
    })
  )
}

export function inventLevels(world: World, country: 'SA' | 'JO') {
  const years = schoolYears[country].map((ar, at) => ({
    code: `G${at + 1}`,
    name_en: `Grade ${at + 1}`,
    name_ar: ar,
    scope: 'grade',
    min_age: at + 6,
    max_age: at + 8,
    isFormer: false,
  }))
  const known = [...proficiencies, formerLevel].map(({ code, en, ar }) => ({
    code,
    name_en: en,
    name_ar: ar,
    scope: code === formerLevel.code ? 'age' : 'proficiency',
    min_age: null,
    max_age: null,
    isFormer: code === formerLevel.code,
  }))
  const kind = { table: 'levels', subject: 'level' }
  return new Map(
    [...years, ...known].map(({ isFormer, ...level }, at) => [
      level.code,
      writeEntry(world, kind, { ...level, position: at + 1 }, { daysAgo: opened, isFormer }),
    ])
  )
}
