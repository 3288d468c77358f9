import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import type { NamedSession } from '~/components/class_sessions/types'

export type Unsuitable = {
  type: 'gender' | 'gender_unknown' | 'too_young' | 'too_old' | 'age_unknown'
  age: number | null
}

/** `session` is null where it may not be told which it is. */
export type Clash = {
  type: 'clash'
  asked: string
  count: number
  total: number
  starts_at: string
  ends_at: string
  zone: string
  is_elsewhere: boolean
  session: NamedSession | null
}

export type ShownWarning = Unsuitable | Clash

/** `enrolment` is one that is moved into the group, or takes a seat in its own. */
export type Asked = {
  group?: string
  student?: string
  enrolment?: string
  gender?: string
  born?: string
  on: string
}

/** Asks for them again whenever what matters has changed, and after a refusal, whose answer comes without them. */
export function useWarnings(asked: Asked, isWanted: boolean) {
  const data = JSON.stringify(asked)
  useEffect(() => {
    if (!isWanted) return
    const ask = () =>
      router.reload({
        only: ['warnings'],
        data: JSON.parse(data) as Asked,
        preserveUrl: true,
        showProgress: false,
      })
    ask()
    return router.on('error', ask)
  }, [isWanted, data])
}

/** Those of another question, which still stand here, are left out. */
export const clashesFor = ({ group, student, enrolment }: Asked, warnings: ShownWarning[]) =>
  warnings.filter(
    (one): one is Clash =>
      one.type === 'clash' && one.asked === [group, student, enrolment].join(' ')
  )
