import { router, usePage } from '@inertiajs/react'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { type OwnPerson, useProfileRoute } from '~/components/profile/profile'
import { CopyButton } from '~/ui/copy_button'
import { Dialog } from '~/ui/dialog/dialog'
import { useRelativeTime } from '~/ui/use_relative_time'
import classes from '~/components/profile/profile.module.css'

export type Feed = {
  made_at: string | null
  read_at: string | null
  back: number
  ahead: number
  most: number
}

interface CalendarFeedProps {
  feed: Feed
  type: OwnPerson['type']
}

export function CalendarFeed({ feed, type }: CalendarFeedProps) {
  const t = useTranslations('calendar_feed')
  const reach = type === 'administrator' ? 'reach_most' : 'reach'
  const { made_at: madeAt, back, ahead, most } = feed
  return (
    <section id="calendar-feed" className={classes.card} aria-labelledby="feed-title">
      <h2 id="feed-title" className={classes.subtitle}>
        {t('title')}
      </h2>
      <p className={classes.quiet}>{t(`lead.${type}`)}</p>
      <p className={classes.quiet}>{t(reach, { back, ahead, most })}</p>
      <div className={classes.feed}>
        {madeAt ? <Made madeAt={madeAt} readAt={feed.read_at} /> : <NotMade />}
      </div>
    </section>
  )
}

function NotMade() {
  const t = useTranslations('calendar_feed')
  const feed = useFeedRoutes()
  return (
    <Group>
      <Button variant="default" onClick={() => feed.post(feed.url)}>
        {t('make')}
      </Button>
    </Group>
  )
}

function Made({ madeAt, readAt }: { madeAt: string; readAt: string | null }) {
  const t = useTranslations('calendar_feed')
  const when = useRelativeTime()
  const address = usePage().flash.calendar_feed
  const routes = useFeedRoutes()
  return (
    <>
      <p className={classes.sample}>
        {t('made', { when: when(madeAt) })}
        {' · '}
        {readAt ? t('read', { when: when(readAt) }) : t('never_read')}
      </p>
      {address && <Address address={address} />}
      <Group gap="xs">
        {!address && (
          <Button variant="default" onClick={() => routes.post(routes.address)}>
            {t('show')}
          </Button>
        )}
        <Asked act="renew" run={() => routes.post(routes.url)} />
        <Asked act="revoke" run={() => routes.delete(routes.url)} />
      </Group>
    </>
  )
}

/** Only while one has just confirmed who one is. */
function Address({ address }: { address: string }) {
  const t = useTranslations('calendar_feed')
  return (
    <>
      <TextInput
        label={t('address')}
        description={t('address_help')}
        value={address}
        readOnly
        dir="ltr"
        data-ltr
        rightSection={<CopyButton what={t('what')} value={address} />}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={classes.sample}>{t('secret')}</p>
      <Group>
        <Button
          component="a"
          href={address.replace(/^https?:/, 'webcal:')}
          leftSection={<IconCalendarPlus size={16} aria-hidden />}
        >
          {t('subscribe')}
        </Button>
      </Group>
    </>
  )
}

/** What cuts off calendars that read the feed is asked before. */
function Asked({ act, run }: { act: 'renew' | 'revoke'; run: () => void }) {
  const t = useTranslations('calendar_feed')
  const cancel = useTranslations('ui.form')('cancel')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t(act)}
      </Button>
      <Dialog opened={isOpen} title={t(`${act}_dialog.title`)} onClose={close}>
        <Text>{t(`${act}_dialog.text`)}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close} data-autofocus>
            {cancel}
          </Button>
          <Button
            color="danger"
            onClick={() => {
              close()
              run()
            }}
          >
            {t(`${act}_dialog.submit`)}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}

const kept = { preserveScroll: true, preserveState: true }

function useFeedRoutes() {
  const profile = useProfileRoute()
  return {
    url: urlFor(`${profile}.calendar_feed.store`),
    address: urlFor(`${profile}.calendar_feed.address.store`),
    post: (url: string) => router.post(url, {}, kept),
    delete: (url: string) => router.delete(url, kept),
  }
}
