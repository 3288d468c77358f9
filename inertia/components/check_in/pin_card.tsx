import { router } from '@inertiajs/react'
import { Button, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { sendJson } from '~/feedback/send_json'
import { useFormat } from '~/hooks/use_format'
import { CopyButton } from '~/ui/copy_button'
import { Dialog } from '~/ui/dialog/dialog'
import { ErrorText } from '~/ui/error_text'
import { isolate } from '~/ui/isolate'
import classes from '~/ui/record/record.module.css'
import users from '~/components/users/users.module.css'

export type PinStanding = { set_at: string } | null

interface PinCardProps {
  student: { id: string; number: string }
  name: string
  standing: PinStanding
}

/** The PIN with which a student checks in at the door. */
export function PinCard({ student, name, standing }: PinCardProps) {
  const t = useTranslations('check_in.pins')
  const format = useFormat()
  const { pin, isSending, isFailed, make, close } = useNewPin(student.id)
  const { id } = student
  const remove = () =>
    router.delete(urlFor('admin.check_in_pins.destroy', { id }), { preserveScroll: true })
  return (
    <section className={classes.card}>
      <Title order={2}>{t('title')}</Title>
      <Text mt="xs">
        {standing ? t('set_at', { at: format.instant(standing.set_at) }) : t('none')}
      </Text>
      {isFailed && <ErrorText>{t('failed')}</ErrorText>}
      <div className={classes.contacts}>
        <Button variant="default" justify="flex-start" loading={isSending} onClick={make}>
          {t(standing ? 'renew' : 'make')}
        </Button>
        {standing && (
          <Button variant="default" justify="flex-start" onClick={remove}>
            {t('remove')}
          </Button>
        )}
      </div>
      {pin && (
        <Dialog opened title={t('made', { name: isolate(name) })} onClose={close} staysOpen>
          <Text mb="md">{t('made_text', { number: isolate(student.number, 'ltr') })}</Text>
          <Group wrap="nowrap" className={users.link} justify="space-between">
            <bdi dir="ltr" data-pin={pin}>
              {pin.slice(0, 3)} {pin.slice(3)}
            </bdi>
            <CopyButton what={t('what')} value={pin} />
          </Group>
          <Group justify="flex-end" mt="lg">
            <Button onClick={close}>{t('close')}</Button>
          </Group>
        </Dialog>
      )}
    </section>
  )
}

/** Asked for beside the page, so that no history keeps it. */
function useNewPin(id: string) {
  const [pin, setPin] = useState<string>()
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  async function make(): Promise<void> {
    setState('sending')
    const answer = await sendJson(urlFor('admin.check_in_pins.update', { id }), {}, 'PUT').catch(
      () => undefined
    )
    const told = answer?.ok ? ((await answer.json()) as { pin: string }) : undefined
    setPin(told?.pin)
    setState(told ? 'idle' : 'failed')
    if (told) router.reload({ only: ['check_in_pin', 'activity'] })
  }
  return {
    ...{ pin, make, close: () => setPin(undefined) },
    ...{ isSending: state === 'sending', isFailed: state === 'failed' },
  }
}
