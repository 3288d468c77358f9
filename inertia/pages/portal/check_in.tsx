import { Link } from '@adonisjs/inertia/react'
import { Button, Loader, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AnswerPanel } from '~/components/check_in/answer_panel'
import { sendCheckIn } from '~/components/check_in/send_check_in'
import type { CheckInAnswer } from '~/components/check_in/types'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'
import { PageHeader } from '~/ui/page/page_header'
import type { StoredNames } from '#domain/shared/text/person_names'
import classes from '~/components/check_in/check_in.module.css'

type OwnCheckInProps = {
  /** Null where the code is not one that a device shows now. */
  code: string | null
  students: (StoredNames & { id: string })[]
}

/** Opened by scanning the code at the door: one student is checked in at once, of several somebody chooses. */
export default function OwnCheckIn({ code, students }: OwnCheckInProps) {
  const t = useTranslations('check_in')
  const [answer, setAnswer] = useState<CheckInAnswer>()
  const isSending = useRef(false)
  const sentCode = useRef<string>(null)
  const [only, ...others] = students

  async function send(student: string): Promise<void> {
    if (!code || isSending.current) return
    isSending.current = true
    setAnswer(await sendCheckIn(urlFor('own_check_ins.store', { code }), { student_id: student }))
    isSending.current = false
  }
  useEffect(() => {
    if (!only || others.length > 0 || sentCode.current === code) return
    sentCode.current = code
    void send(only.id)
  })

  const told = answer ?? (code ? undefined : ({ outcome: 'expired' } as const))
  return (
    <>
      <PageHeader
        title={t('own.title')}
        lead={told || !others.length ? undefined : t('own.lead')}
      />
      {told && (
        <Answer answer={told} onBack={others.length ? () => setAnswer(undefined) : undefined} />
      )}
      {!told && students.length === 0 && <Text>{t('own.nobody')}</Text>}
      {!told && only && others.length === 0 && <Loader aria-label={t('own.sending')} />}
      {!told && others.length > 0 && (
        <Choices students={students} onChoose={(student) => void send(student)} />
      )}
    </>
  )
}

function Answer({ answer, onBack }: { answer: CheckInAnswer; onBack?: () => void }) {
  const t = useTranslations('check_in')
  return (
    <AnswerPanel answer={answer}>
      {onBack && answer.outcome !== 'expired' && (
        <Button size="md" onClick={onBack}>
          {t('answer.done')}
        </Button>
      )}
      <Button component={Link} href={urlFor('home')} size="md" variant="default">
        {t('own.home')}
      </Button>
    </AnswerPanel>
  )
}

interface ChoicesProps {
  students: OwnCheckInProps['students']
  onChoose: (student: string) => void
}

function Choices({ students, onChoose }: ChoicesProps) {
  const t = useTranslations('check_in.own')
  const names = useNames()
  return (
    <div className={classes.choices}>
      {students.map((student) => (
        <Button key={student.id} size="xl" onClick={() => onChoose(student.id)}>
          {t('check_in', { name: isolate(names(student).parts.first_name) })}
        </Button>
      ))}
    </div>
  )
}
