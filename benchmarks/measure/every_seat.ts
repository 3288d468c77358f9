import type { Seat } from '#benchmarks/load/job'
import { signIn } from '#benchmarks/measure/visitor'
import { administrators, emailOf } from '#benchmarks/seed/centres'

export async function everySeat() {
  const seats: Seat[] = []
  for (let person = 0; person < administrators; person++) seats.push(await signIn(emailOf(person)))
  return seats
}
