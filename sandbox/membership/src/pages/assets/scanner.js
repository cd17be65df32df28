const camera = document.getElementById('camera');
const form = document.getElementById('scan');
const code = document.getElementById('code');
const button = camera.querySelector('button');
const video = camera.querySelector('video');
const failure = camera.querySelector('[role=alert]');
const startLabel = button.textContent;
const scanIntervalMs = 200;

const canReadQrCodes =
  'BarcodeDetector' in window &&
  navigator.mediaDevices !== undefined &&
  (await BarcodeDetector.getSupportedFormats()).includes('qr_code');
camera.hidden = !canReadQrCodes;

let stream;

function stop() {
  for (const track of stream?.getTracks() ?? []) track.stop();
  stream = undefined;
  video.hidden = true;
  button.textContent = startLabel;
}

async function start() {
  failure.textContent = '';
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch {
    failure.textContent = camera.dataset.failure;
    return;
  }
  video.srcObject = stream;
  video.hidden = false;
  button.textContent = camera.dataset.stop;
  await video.play();
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  const scan = async () => {
    if (!stream) return;
    const [found] = await detector.detect(video);
    if (!found) return setTimeout(scan, scanIntervalMs);
    code.value = found.rawValue;
    stop();
    form.requestSubmit();
  };
  await scan();
}

button.addEventListener('click', () => (stream ? stop() : start()));
