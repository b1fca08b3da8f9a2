// Traces by OpenTelemetry. Loaded only where a collector is named.
import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { OpenSpan, SpanOutcome, Tracing } from './tracing.ts';

/** A collector that is slower holds up nothing but the end of the process, by so much. */
const LONGEST_EXPORT_MS = 3_000;

/** @param url of the collector, to which `/v1/traces` is added @param version of the product */
export function otlpTracing({ url, version }: { readonly url: string; readonly version: string }): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: LONGEST_EXPORT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'pylon', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: LONGEST_EXPORT_MS })],
  });
  const tracer = provider.getTracer('pylon');
  const under = new AsyncLocalStorage<Span>();
  const context = () => {
    const parent = under.getStore();
    return parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  };
  const open = (span: Span): OpenSpan => ({
    within: (run) => under.run(span, run),
    end({ status, hasFailed }: SpanOutcome) {
      if (status !== undefined) span.setAttribute('http.response.status_code', status);
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  });
  return {
    request: (name, method) =>
      open(
        tracer.startSpan(
          name,
          { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
          context(), // a page asks calls of its own process
        ),
      ),
    job: (name) => open(tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT)),
    statement(kind, milliseconds, hasFailed) {
      if (!under.getStore()) return; // looks at deadlines, several a second
      const endedAt = Date.now();
      const span = tracer.startSpan(
        `database ${kind}`,
        {
          kind: SpanKind.CLIENT,
          startTime: endedAt - milliseconds,
          attributes: { 'db.system.name': 'postgresql', 'db.operation.name': kind },
        },
        context(),
      );
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endedAt);
    },
    stop: () => provider.shutdown().catch(() => {}), // what a collector that is away was not told is lost
  };
}
