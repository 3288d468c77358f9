import { useEffect, useRef, useState } from 'react'
import { OwnFacts } from '~/components/profile/information/own_facts'
import { OwnForm } from '~/components/profile/information/own_form'
import type { OwnPerson } from '~/components/profile/types'
import classes from '~/components/profile/profile.module.css'

/** One's own record: what the office writes, and what one writes oneself. After saving the form begins anew in its place. */
export function Information({ person }: { person: OwnPerson }) {
  const [saves, setSaves] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (saves === 0) return
    const button = place.current?.querySelector<HTMLElement>('[type=submit]')
    button?.focus({ preventScroll: true })
  }, [saves])

  return (
    <div ref={place} className={classes.stack}>
      <OwnFacts person={person} />
      <OwnForm key={saves} person={person} onSaved={() => setSaves((count) => count + 1)} />
    </div>
  )
}
