export { isolate } from '#domain/shared/text/isolate'
