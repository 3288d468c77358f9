import { Button } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { sampleUrls } from '~/components/preview/sample/sample_urls'
import { Specimen, State } from '~/components/preview/specimen'
import RefusedRows from '~/ui/list/selection/refused_rows'
import type { Flash } from '~/types'

export function Toasts({ note }: { note: string }) {
  const t = useTranslations('preview')
  const show = (flash: Flash) => () => router.flash(() => ({ ...flash }))
  const undo = { label: '', method: 'delete', url: sampleUrls.index(), data: {} } as const
  const toasts = [
    { is: 'success', flash: { success: t('toast.success') } },
    { is: 'undo', flash: { success: t('toast.success'), undo } },
    { is: 'danger', flash: { error: t('toast.error') } },
    { is: 'info', flash: { notice: t('toast.notice') } },
    { is: 'long', flash: { notice: t('sample.long') } },
  ] as const
  return (
    <>
      <Specimen of="Toast" note={note}>
        {toasts.map(({ is, flash }) => (
          <State key={is} is={is}>
            <Button variant="default" onClick={show(flash)}>
              {t('acts.tell')}
            </Button>
          </State>
        ))}
      </Specimen>
      <Specimen of="RefusedRows" isWide>
        <State is="many">
          <RefusedRows
            refused={{
              title: t('refused.title', { count: 2 }),
              rows: [
                { id: '1', name: t('sample.person'), reason: t('refused.reason') },
                { id: '2', name: t('sample.long_label'), reason: t('sample.long') },
              ],
            }}
          />
        </State>
      </Specimen>
    </>
  )
}
