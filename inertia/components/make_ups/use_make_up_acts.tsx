import { router } from '@inertiajs/react'
import { useState } from 'react'
import { urlFor } from '~/client'
import { MakeUpDialog } from '~/components/make_ups/make_up_dialog'
import type { MakeUpAct, StudentMakeUp } from '~/components/make_ups/types'

/** What may be done with a make-up now. */
export function actsOf({ state, expires_on: until }: StudentMakeUp): MakeUpAct[] {
  const extend: MakeUpAct[] = until ? ['extend'] : []
  if (state === 'available') return ['book', ...extend, 'waive']
  if (state === 'booked') return ['unbook', ...extend]
  if (state === 'waived') return ['take_back']
  return state === 'expired' ? [...extend, 'waive'] : []
}

/** An act's dialog; a waiver is taken back without one. */
export function useMakeUpActs() {
  const [asked, ask] = useState<{ act: Exclude<MakeUpAct, 'take_back'>; makeUp: StudentMakeUp }>()
  const dialog = asked && <MakeUpDialog {...asked} onClose={() => ask(undefined)} />
  return { dialog, run }

  function run(act: MakeUpAct, makeUp: StudentMakeUp) {
    if (act !== 'take_back') return ask({ act, makeUp })
    router.delete(urlFor('admin.make_ups.waiver.destroy', { id: makeUp.id }), {
      preserveScroll: true,
      preserveState: true,
    })
  }
}
