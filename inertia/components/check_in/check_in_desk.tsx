import { Button, Text, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AnswerPanel } from '~/components/check_in/answer_panel'
import { PinForm } from '~/components/check_in/pin_form'
import { ScanCode } from '~/components/check_in/scan_code'
import { sendCheckIn } from '~/components/check_in/send_check_in'
import type { CheckInAnswer } from '~/components/check_in/types'
import { useShared } from '~/hooks/use_shared'
import classes from '~/components/check_in/check_in.module.css'

/** How long an answer stays for whoever comes next to wait, in milliseconds. */
const shown = 7_000

/** Both ways of checking in, and for some seconds what became of it. */
export function CheckInDesk() {
  const t = useTranslations('check_in')
  const { tenant } = useShared()
  const [answer, setAnswer] = useState<CheckInAnswer>()
  const [isSending, setSending] = useState(false)
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    if (!answer) return
    const timer = setTimeout(() => setAnswer(undefined), shown)
    return () => clearTimeout(timer)
  }, [answer])

  async function send(typed: { number: string; pin: string }): Promise<void> {
    setSending(true)
    const told = await sendCheckIn(urlFor('check_ins.store'), typed)
    setSending(false)
    setTyping(false)
    setAnswer(told)
  }

  if (answer) {
    return (
      <AnswerPanel answer={answer}>
        <Button size="lg" variant="default" autoFocus onClick={() => setAnswer(undefined)}>
          {t('answer.done')}
        </Button>
      </AnswerPanel>
    )
  }
  return (
    <div className={classes.desk}>
      <div className={classes.head}>
        <Text c="dimmed">{tenant?.name}</Text>
        <Title order={1}>{t('title')}</Title>
        <Text size="lg">{t('lead')}</Text>
      </div>
      <div className={classes.ways}>
        <PinForm isSending={isSending} onTyping={setTyping} onSend={send} />
        <ScanCode isIdle={!isTyping && !isSending} />
      </div>
    </div>
  )
}
