import { isUuid } from '#domain/shared/text/is_uuid'

export type Sides = {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export const idsIn = ({ before, after }: Sides): string[] =>
  [before, after]
    .flatMap((side) => Object.values(side ?? {}))
    .flat()
    .filter((value): value is string => typeof value === 'string' && isUuid(value))
