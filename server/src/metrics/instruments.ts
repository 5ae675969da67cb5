// Every metric of a process, in Prometheus' format. Labels are names from our code, never a url, a person or a text.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Instruments = ReturnType<typeof createInstruments>;

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
/** Real vendors answer within 1 to 20 seconds. */
const vendorBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60];

export function createInstruments() {
  const registry = new Registry();
  // The process itself: processor, memory, garbage collection, event-loop delay.
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    ...processMetrics([registry]),
    ...databaseMetrics([registry]),
  };
}

/** Counted by the process that did the work: sum them over all processes. */
function processMetrics(registers: [Registry]) {
  return {
    requestSeconds: new Histogram({
      name: 'opener_http_request_duration_seconds',
      help: 'Time until a request was answered, by route',
      labelNames: ['method', 'route'] as const,
      buckets: requestBuckets,
      registers,
    }),
    requests: new Counter({
      name: 'opener_http_requests_total',
      help: 'Answered requests, by route and status',
      labelNames: ['method', 'route', 'status'] as const,
      registers,
    }),
    taskSeconds: new Histogram({
      name: 'opener_task_duration_seconds',
      help: 'Time that a task of the queue took, by task',
      labelNames: ['task'] as const,
      buckets: vendorBuckets,
      registers,
    }),
    tasks: new Counter({
      name: 'opener_tasks_total',
      help: 'Tries of tasks of the queue, by task and outcome: done, failed',
      labelNames: ['task', 'outcome'] as const,
      registers,
    }),
    tasksRunning: new Gauge({
      name: 'opener_tasks_running',
      help: 'Tasks that this process is working on',
      labelNames: ['task'] as const,
      registers,
    }),
    jobs: new Counter({
      name: 'opener_jobs_total',
      help: 'Tries of jobs, by outcome: completed, failed, put back',
      labelNames: ['outcome'] as const,
      registers,
    }),
    vendorSeconds: new Histogram({
      name: 'opener_vendor_call_duration_seconds',
      help: 'Time that a vendor took to answer or fail',
      labelNames: ['port', 'operation'] as const,
      buckets: vendorBuckets,
      registers,
    }),
    vendorCalls: new Counter({
      name: 'opener_vendor_calls_total',
      help: 'Calls to vendors, by outcome: ok, final, transient, timeout, aborted, error',
      labelNames: ['port', 'operation', 'outcome'] as const,
      registers,
    }),
    sends: new Counter({
      name: 'opener_sends_total',
      help: 'Attempts to deliver a message, by the outcome that the sending provider reported, or unknown',
      labelNames: ['outcome'] as const,
      registers,
    }),
    connections: new Gauge({
      name: 'opener_database_connections',
      help: 'Connections of this process: used or idle',
      labelNames: ['state'] as const,
      registers,
    }),
    poolSize: new Gauge({
      name: 'opener_database_pool_size',
      help: 'The most connections that this process opens',
      registers,
    }),
    poolWaiting: new Gauge({
      name: 'opener_database_pool_waiting',
      help: 'Callers in this process that wait for a connection',
      registers,
    }),
  };
}

/** The same for every process, because it is read from the database: take the maximum over all processes. */
function databaseMetrics(registers: [Registry]) {
  return {
    databaseRead: new Gauge({
      name: 'opener_database_gauges_up',
      help: '1 if the figures below could be read from the database, else 0; then they are left out',
      registers,
    }),
    queueDue: new Gauge({
      name: 'opener_queue_due',
      help: 'Tasks that are due and that no worker has taken yet',
      labelNames: ['task'] as const,
      registers,
    }),
    queueOldest: new Gauge({
      name: 'opener_queue_oldest_seconds',
      help: 'How long the oldest task has been due',
      labelNames: ['task'] as const,
      registers,
    }),
    jobsOpen: new Gauge({
      name: 'opener_jobs_open',
      help: 'Unfinished jobs, by status',
      labelNames: ['status'] as const,
      registers,
    }),
    jobsOldest: new Gauge({
      name: 'opener_jobs_oldest_seconds',
      help: 'How long ago the oldest unfinished job was queued, by status',
      labelNames: ['status'] as const,
      registers,
    }),
    deliveriesOpen: new Gauge({
      name: 'opener_deliveries_open',
      help: 'Unfinished deliveries, by state; finished ones are in opener_sends_total',
      labelNames: ['state'] as const,
      registers,
    }),
    deliveriesOldest: new Gauge({
      name: 'opener_deliveries_oldest_seconds',
      help: 'How long ago the oldest unfinished delivery was scheduled, by state',
      labelNames: ['state'] as const,
      registers,
    }),
    credits: new Gauge({
      name: 'opener_credits_last_minute',
      help: 'Credits moved in the last minute, by kind: issued are grant and purchase, used is capture',
      labelNames: ['kind'] as const,
      registers,
    }),
  };
}
