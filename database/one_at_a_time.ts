import type { QueryClientContract } from '@adonisjs/lucid/types/database'

const preparing = 7_205_011

/**
 * Does what a start does to the database while no other start does: two first ones at once agree, the second finds done
 * what it waited for. Lucid's own lock does not wait, and is let go on whichever connection comes to hand.
 */
export function oneAtATime<T>(owner: QueryClientContract, work: () => Promise<T>): Promise<T> {
  return owner.transaction(async (holder) => {
    await holder.rawQuery('select pg_advisory_xact_lock(?)', [preparing])
    return work()
  })
}
