import { popular } from '#database/seeders/demo/data/courses'
import type { Course } from '#database/seeders/demo/invent/courses'
import type { World } from '#database/seeders/demo/world'

export function courseRound({ chance }: World, courses: Course[]) {
  const former = courses.filter(({ archived_at: at }) => at)
  const taught = courses.filter((course) => course.status === 'active' && !course.archived_at)
  const again = taught.filter(({ code }) => popular.includes(code))
  const round = chance.shuffled([...taught, ...again])
  let [place, past] = [0, 0]
  return (isFormer: boolean) =>
    isFormer ? former[past++ % former.length]! : round[place++ % round.length]!
}
