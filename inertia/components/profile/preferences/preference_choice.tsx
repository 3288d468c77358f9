import { router } from '@inertiajs/react'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { urlFor } from '~/client'
import { useProfileRoute } from '~/components/profile/use_profile_route'
import { ErrorText } from '~/ui/error_text'
import classes from '~/components/profile/profile.module.css'

interface PreferenceChoiceProps {
  name: 'digits' | 'calendar'
  label: string
  value: string
  choices: { value: string; label: string }[]
}

export function PreferenceChoice({ name, label, value, choices }: PreferenceChoiceProps) {
  const profile = useProfileRoute()
  const [chosen, setChosen] = useState(value)
  const [error, setError] = useState<string>()
  const choose = (next: string) => {
    setChosen(next)
    setError(undefined)
    router.flushAll()
    router.put(
      urlFor(`${profile}.preferences.update`),
      { [name]: next },
      {
        preserveState: true,
        preserveScroll: true,
        onError: (errors) => {
          setChosen(value)
          setError(errors[name])
        },
      }
    )
  }
  return (
    <div>
      <span className={classes.label}>{label}</span>
      <SegmentedControl
        fullWidth
        aria-label={label}
        data={choices}
        value={chosen}
        onChange={choose}
        data-preference={name}
      />
      {error && <ErrorText>{error}</ErrorText>}
    </div>
  )
}
