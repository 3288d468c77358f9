import { Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Chosen } from '~/components/enrolments/adding/use_add_student'
import { CandidateLine } from '~/components/enrolments/adding/candidate_line'
import { useCandidates } from '~/components/enrolments/adding/use_candidates'
import type { Candidate } from '~/components/groups/types'
import { FieldError } from '~/ui/form/fields/field_error'
import classes from '~/components/enrolments/adding/add_student.module.css'
import { ownDirection } from '~/ui/form/own_direction'

interface StudentFinderProps {
  candidates?: Candidate[]
  error?: string
  mayRegister: boolean
  onTake: (chosen: Chosen, typed: string) => void
}

/**
 * Searches while one types; arrow keys choose, Enter takes. The last line registers somebody new.
 * Enter pressed before the answer waits for it: then it registers a name nobody has, and takes
 * nobody who was not on screen.
 */
export function StudentFinder({ candidates = [], error, mayRegister, onTake }: StudentFinderProps) {
  const t = useTranslations('enrolments.add')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [isHurried, setHurried] = useState(false)
  const wanted = typed.trim()
  const answered = useCandidates(typed)
  const isAnswered = answered === wanted
  const found = isPartOf(answered, wanted) ? candidates : []
  const lines: Chosen[] = [
    ...found
      .filter(({ enrolment_status: status }) => status === null)
      .map((student): Chosen => ({ is: 'known', student })),
    ...(mayRegister ? [{ is: 'new' } as const] : []),
  ]
  const present = found.filter(({ enrolment_status: status }) => status !== null)
  const active = Math.min(at, lines.length - 1)
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt(Math.max(0, Math.min(lines.length - 1, active + step)))
    else if (event.key === 'Enter' && !isAnswered) setHurried(true)
    else if (event.key === 'Enter' && lines[active]) onTake(lines[active], typed)
    else return
    event.preventDefault()
  }
  const isNobody = isAnswered && wanted !== '' && candidates.length === 0
  useEffect(() => {
    if (!isHurried || !isAnswered) return
    setHurried(false)
    if (isNobody && mayRegister) onTake({ is: 'new' }, typed)
  }, [isHurried, isAnswered, isNobody, mayRegister, onTake, typed])
  return (
    <>
      <TextInput
        id={`${id}-find`}
        label={t('find')}
        description={t('find_help')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setAt(0)
          setHurried(false)
        }}
        onKeyDown={press}
        error={error && <FieldError message={error} />}
        role="combobox"
        aria-expanded={lines.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={lines.length > 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        attributes={ownDirection(typed)}
        data-autofocus
        autoFocus
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('find')}
        aria-busy={!isAnswered}
        className={classes.results}
      >
        {lines.map((line, place) => (
          <li
            key={line.is === 'known' ? line.student.id : 'new'}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === active}
            className={classes.result}
            onMouseMove={() => setAt(place)}
            onClick={() => onTake(line, typed)}
          >
            {line.is === 'known' ? <CandidateLine student={line.student} /> : t('new')}
          </li>
        ))}
      </ul>
      {present.map((student) => (
        <Text key={student.id} size="sm" c="dimmed" mt={4}>
          <CandidateLine student={student} />
        </Text>
      ))}
      {isNobody && (
        <Text size="sm" c="dimmed" mt="xs" aria-live="polite">
          {t('nobody')}
        </Text>
      )}
    </>
  )
}

function isPartOf(answered: string, wanted: string): boolean {
  if (answered === '' || wanted === '') return false
  return wanted.startsWith(answered) || answered.startsWith(wanted)
}
