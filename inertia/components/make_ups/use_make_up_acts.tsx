import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { StoredNames } from '#domain/shared/text/person_names'
import { urlFor } from '~/client'
import { MakeUpDialog } from '~/components/make_ups/make_up_dialog'
import { DialogSubject } from '~/ui/dialog/dialog_subject'
import { useNames } from '~/ui/names/use_names'
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
export function useMakeUpActs<MakeUp extends StudentMakeUp & { student?: StoredNames }>() {
  const names = useNames()
  const [task, setTask] = useState<{ act: Exclude<MakeUpAct, 'take_back'>; makeUp: MakeUp }>()
  const opened = task && <MakeUpDialog {...task} onClose={() => setTask(undefined)} />
  const student = task?.makeUp.student
  const dialog = student ? (
    <DialogSubject name={names(student).lead}>{opened}</DialogSubject>
  ) : (
    opened
  )
  return { dialog, run }

  function run(act: MakeUpAct, makeUp: MakeUp) {
    if (act !== 'take_back') return setTask({ act, makeUp })
    router.delete(urlFor('admin.make_ups.waiver.destroy', { id: makeUp.id }), {
      preserveScroll: true,
      preserveState: true,
    })
  }
}
